/**
 * The hall may lie in a folder of its host: what a browser is given as an address is made by `inHall` and its neighbours in
 * lib/browser/address, but for what lies on the page itself or elsewhere.
 */
const GIVEN = new Set(["href", "src", "action"]);
const ELSEWHERE = /^(#|https:)/;
const PLACES = new Set(["origin", "host", "pathname", "href"]);
const isMade = (node) => node?.type === "CallExpression" && node.callee.name === "inHall";

export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      given: "The hall may lie in a folder: make an address of this path by inHall.",
      read: "The hall may lie in a folder: lib/browser/address says where the page is.",
    },
  },
  create(context) {
    const within = ({ value: [first] }) => (first?.type === "SvelteLiteral" ? ELSEWHERE.test(first.value) : first?.type === "SvelteMustacheTag" && isMade(first.expression));
    return {
      "SvelteElement[kind='html'] > SvelteStartTag > SvelteAttribute"(node) {
        if (GIVEN.has(node.key.name) && !within(node)) context.report({ node, messageId: "given" });
      },
      "SvelteElement[kind='html'] > SvelteStartTag > SvelteShorthandAttribute"(node) {
        if (GIVEN.has(node.key.name)) context.report({ node, messageId: "given" });
      },
      "CallExpression[callee.name='fetch']"(node) {
        if (!isMade(node.arguments[0])) context.report({ node, messageId: "given" });
      },
      "MemberExpression[object.name='location']"(node) {
        if (PLACES.has(node.property.name)) context.report({ node, messageId: "read" });
      },
    };
  },
};
