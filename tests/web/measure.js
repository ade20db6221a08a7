// What a person would complain about on this page as it stands: [what, where] pairs.
() => {
  const found = [];
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const where = (one) =>
    `${one.tagName.toLowerCase()}.${[...one.classList].filter((name) => !name.startsWith("svelte")).join(".")}` +
    ` “${(one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const hidden = (one) => one.closest(".hidden, [hidden], dialog:not([open])");

  const broad = document.documentElement.scrollWidth > innerWidth + 1;
  for (const one of document.querySelectorAll("main *, header *, dialog[open] *, [data-testid=standing] *")) {
    if (one.namespaceURI !== "http://www.w3.org/1999/xhtml" || !shown(one) || hidden(one)) continue;
    const style = getComputedStyle(one);
    if (broad && one.getBoundingClientRect().right > innerWidth + 1)
      found.push(["wider than the screen", where(one)]);
    const clips = style.overflowX === "hidden" || style.overflowY === "hidden";
    const wide = one.scrollWidth > one.clientWidth + 1 && style.overflowX === "hidden";
    const high = one.scrollHeight > one.clientHeight + 2 && style.overflowY === "hidden";
    if (clips && (wide || high) && one.textContent.trim() && one.clientWidth > 1)
      found.push(["text is cut", where(one)]);
    if (own(one) && parseFloat(style.fontSize) && parseFloat(style.fontSize) * (one.currentCSSZoom ?? 1) < 10.5)
      found.push(["text is too small", `${where(one)} ${style.fontSize}`]);
  }
  if (innerWidth >= 1000)
    for (const one of document.querySelectorAll("[data-board] :is(.lit, [data-say])")) {
      const box = one.closest("[data-choices]");
      if (box && shown(one) && one.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom + 1)
        found.push(["a choice is below the edge", where(one)]);
    }
  // What is drawn, too; on a phone one comes nearer.
  if (innerWidth >= 1000)
    for (const one of document.querySelectorAll("main svg text")) {
      if (!shown(one) || !one.textContent.trim() || one.closest("[data-art]")) continue;
      const { a, b } = one.getScreenCTM();
      const size = Math.hypot(a, b) * parseFloat(getComputedStyle(one).fontSize);
      if (size < 8) found.push(["drawn text is too small", `${where(one)} ${size.toFixed(1)}px`]);
    }
  if (innerWidth < 600)
    for (const one of document.querySelectorAll("button, a[href], input, select, summary")) {
      if (!shown(one) || hidden(one) || one.disabled) continue;
      const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
      const line = one.tagName === "A" && getComputedStyle(one).display === "inline";
      if (!line && (width < 31.5 || height < 31.5)) found.push(["too small for a thumb", `${where(one)} ${Math.round(width)}×${Math.round(height)}`]);
    }
  if (innerWidth < 600)
    for (const one of document.querySelectorAll("svg .lit")) {
      const { width, height } = (one.closest("[data-touch]") ?? one).getBoundingClientRect();
      if (width && Math.min(width, height) < 31.5)
        found.push(["too small for a thumb", `${where(one)} ${Math.round(width)}×${Math.round(height)}`]);
    }
  if (innerWidth < 600)
    for (const one of document.querySelectorAll("[data-testid=standing]")) {
      const { top, bottom } = one.getBoundingClientRect();
      if (!shown(one) || top < 0 || bottom > innerHeight) found.push(["scores are out of sight", where(one)]);
    }
  return found;
};
