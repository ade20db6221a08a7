/** What the browser remembers between visits; a browser that forbids it just forgets. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`underhall.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`underhall.${name}`);
    else localStorage.setItem(`underhall.${name}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the visit goes on without memory.
  }
}
