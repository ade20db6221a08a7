// Whether every choice can be reached by keys: from each the arrows are pressed, and N goes through all.
// What neither reaches, what the arrows alone do not, and what shows no ring when it has the focus.
() => {
  const stage = document.querySelector("[data-board]");
  const choices = () =>
    [...stage.querySelectorAll(".lit, [data-say]")].filter((one) => one.getClientRects().length && !one.disabled);
  const name = (one) => one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const press = (key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const began = document.activeElement;
  const all = choices();
  const reached = new Set([began]);
  const bare = [];
  for (const one of reached) {
    one.focus();
    if (one instanceof HTMLElement && getComputedStyle(one).outlineStyle !== "solid") bare.push(one);
    for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
      one.focus();
      press(key);
      if (all.includes(document.activeElement)) reached.add(document.activeElement);
    }
  }
  const byArrows = all.filter((one) => !reached.has(one));
  for (let i = 0; i < all.length; i++) {
    press("n");
    reached.add(document.activeElement);
  }
  began.focus();
  return [all.filter((one) => !reached.has(one)), byArrows, bare].map((list) => list.map(name));
};
