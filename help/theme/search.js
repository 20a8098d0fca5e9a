// Asks the search of MkDocs at every change of the field, and first when it has read its index: one may type before that.
const SHORTEST = 3; // letters, as its index has it
const field = document.getElementById("mkdocs-search-query");
const found = document.getElementById("mkdocs-search-results");
const form = field.closest("form");
let ready = false;

function ask() {
  if (field.value.trim().length < SHORTEST) found.replaceChildren();
  else if (ready) doSearch();
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("keyup", (event) => event.stopImmediatePropagation(), true); // its own asking, at keys alone
field.addEventListener("input", ask);
searchWorker.addEventListener("message", ({ data }) => {
  if (!data.allowSearch) return;
  ready = true;
  ask();
});
