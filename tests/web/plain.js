// Words on this page that come from no catalogue: in the pseudo-language all others bear accents.
(names) => {
  const found = new Set();
  const note = (one, text) => {
    const said = names.reduce((rest, name) => rest.replaceAll(name, ""), text ?? "");
    const free = "style, script, noscript, code, [lang]:not(html)";
    const shown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const plain = /(?<!\p{L})(?![IVX]+(?!\p{L}))[A-Za-z]{2,}(?!\p{L})/u; // but for Roman numbers
    if (plain.test(said) && shown && !one.closest(free)) found.add(text.trim());
  };
  for (const one of document.querySelectorAll("body *")) {
    for (const node of one.childNodes) if (node.nodeType === 3) note(one, node.data);
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-since"]) note(one, one.getAttribute(name));
  }
  return [...found];
};
