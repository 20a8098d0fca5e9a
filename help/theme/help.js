// Where the site lies: what searches it asks for this name.
var base_url = document.documentElement.dataset.base;
for (const wide of document.querySelectorAll("main table, main pre")) {
  wide.tabIndex = 0; // what is wider than its page is moved by keys too
}
