import { tongue } from "./words/words.svelte";

/** As `sw.js` calls them. */
const SHELF = "offline-2";
const PAGE = "/offline.html";

/**
 * A page for when the hall cannot be reached, in the language that is spoken. Not in a page that came over plain http
 * from another machine: browsers do without it there, and so do we. One worker serves all languages: to change it with
 * the language would hold up the next page.
 */
export async function keepOfflinePage(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const page = await fetch(`${PAGE}?language=${tongue.language}`);
    const shelf = await caches.open(SHELF);
    if (!page.ok) return;
    await shelf.delete(PAGE, { ignoreVary: true });
    await shelf.put(PAGE, new Response(await page.text(), { headers: { "Content-Type": "text/html" } }));
  } catch {
    return;
  }
}
