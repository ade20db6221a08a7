// Words that stand out of the box around them, as long ones do that cannot be broken: [what, where] pairs.
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue;
    let box = node.parentElement;
    if (box.closest("svg, option, .hidden, dialog:not([open])") || !box.checkVisibility({ visibilityProperty: true }))
      continue;
    while (getComputedStyle(box).display.startsWith("inline") && !/flex|grid|block/.test(getComputedStyle(box).display))
      box = box.parentElement;
    words.selectNodeContents(node);
    const around = box.getBoundingClientRect();
    if (around.width < 2) continue; // only heard
    const out = [...words.getClientRects()].some(({ left, right }) => left < around.left - 1 || right > around.right + 1);
    if (out) found.push(["stands out of its box", `${box.tagName.toLowerCase()} “${node.data.trim().slice(0, 60)}”`]);
  }
  return found;
};
