/** The groups whose members all reach each other, each sorted: none where the arrows go one way. */
export function circles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...arrows.keys()].map((name) => [name, reachedFrom(name, arrows)]));
  const found = new Map<string, string[]>();
  for (const [name, others] of reached) {
    if (!others.has(name)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(name)).sort();
    found.set(circle.join(), circle);
  }
  return [...found.values()];
}

function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const next of arrows.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return seen;
}
