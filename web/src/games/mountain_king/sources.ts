/** The seven sources of honor: how the view calls them, what they are, and a sign for each. */
export const SOURCES: { name: string; label: string; sign: string }[] = [
  { name: "tunnels", label: "Tunnels dug", sign: "tunnel" },
  { name: "coronation", label: "Coronation", sign: "crown" },
  { name: "tokens", label: "Point tokens", sign: "token" },
  { name: "leftovers", label: "Left-over resources", sign: "sack" },
  { name: "halls", label: "Great halls", sign: "altar" },
  { name: "statues", label: "Statues", sign: "statue" },
  { name: "pedestals", label: "Twice on pedestals", sign: "pedestal" },
];
