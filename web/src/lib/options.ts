import type { OptionCard } from "./protocol";

/** What was chosen for a table, in words; an option that the game does not have goes by its own name. */
export function chosen(options: OptionCard[], values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => {
    const option = options.find((one) => one.name === name);
    return `${option?.title ?? name}: ${option?.labels[value] ?? value}`;
  });
}
