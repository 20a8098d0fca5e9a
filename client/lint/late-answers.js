/**
 * An answer may come after something newer was asked. Whatever a function writes after it has waited must have been checked
 * against that: only `Asking.ask` waits and then writes.
 */
const isAsk = (node) => node?.type === "CallExpression" && node.callee.type === "MemberExpression" && node.callee.property.name === "ask";
const isMethod = (node, name) => node.callee?.type === "MemberExpression" && node.callee.property.name === name;
/** Neither is an answer: the page was drawn, a part of the program was loaded. */
const isOurs = (node) => node.type === "ImportExpression" || (node.type === "CallExpression" && (isAsk(node) || node.callee.name === "tick"));

export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      written: "This is written after something was awaited, which may come late: ask through Asking, and write in what it calls.",
      again: "An effect runs again whenever something is handed down anew, and asks again what was answered: use `whenever`, or onMount.",
      handed: "What is awaited here may come late: ask through Asking, and hand its answer on in what it calls.",
    },
  },
  create(context) {
    const functions = []; // from the outermost inwards: whether each has waited

    /** Whether what is written lives longer than the function that writes it. */
    function outlives(target, within) {
      if (target.type === "MemberExpression") return outlives(target.object, within);
      if (target.type === "ArrayPattern") return target.elements.some((element) => element && outlives(element, within));
      if (target.type === "ObjectPattern") return target.properties.some((property) => outlives(property.value ?? property.argument, within));
      if (target.type !== "Identifier") return true;
      for (let scope = context.sourceCode.getScope(target); scope; scope = scope.upper) {
        const known = scope.set.get(target.name);
        if (known) return known.defs.every(({ node }) => node.range[0] < within.range[0] || node.range[1] > within.range[1]);
      }
      return true;
    }
    function writes(node, target) {
      const here = functions.at(-1);
      if (here?.late && outlives(target, here.node)) context.report({ node, messageId: "written" });
    }
    const enter = (node) => {
      const { parent } = node;
      const follows = parent.type === "CallExpression" && parent.callee !== node && isMethod(parent, "then") && !isOurs(parent.callee.object);
      functions.push({ node, late: follows });
    };

    return {
      ":function": enter,
      ":function:exit": () => functions.pop(),
      "AwaitExpression:exit"(node) {
        if (isOurs(node.argument) || !functions.length) return;
        functions.at(-1).late = true;
      },
      // what is awaited on the right stands before the writing
      "AssignmentExpression:exit": (node) => writes(node, node.left),
      UpdateExpression: (node) => writes(node, node.argument),
      // `void` marks what is begun and not waited for
      "CallExpression[callee.name='$effect'] UnaryExpression[operator='void'] > CallExpression"(node) {
        if (!isMethod(node, "then") || !isOurs(node.callee.object)) context.report({ node, messageId: "again" });
      },
      "ExpressionStatement > CallExpression > AwaitExpression.arguments"(node) {
        if (!isOurs(node.argument)) context.report({ node, messageId: "handed" });
      },
    };
  },
};
