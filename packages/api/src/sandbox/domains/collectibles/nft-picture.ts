interface Motif {
  /** Degrees on the wheel of colors. */
  hue: number;
  /** Which of the shapes. */
  shape: number;
  /** Whether it moves, as a film would. */
  moves?: boolean;
}

const shapes = [
  '<circle cx="32" cy="30" r="14"/>',
  '<path d="M32 12 52 46H12Z"/>',
  '<rect x="16" y="16" width="32" height="28" rx="6"/>',
  '<path d="M12 40q10-24 20-8t20-8v22H12Z"/>',
] as const;

/** A small picture that needs no server: a data: address. */
export function nftPicture({ hue, shape, moves = false }: Motif): string {
  const swing = moves
    ? '<animateTransform attributeName="transform" type="rotate" values="-12 32 32;12 32 32;-12 32 32" dur="3s" repeatCount="indefinite"/>'
    : '';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" fill="hsl(${hue} 55% 24%)"/>` +
    `<g fill="hsl(${(hue + 40) % 360} 80% 66%)">${shapes[shape % shapes.length] ?? ''}${swing}</g>` +
    `<path d="M0 52h64v12H0z" fill="hsl(${(hue + 190) % 360} 50% 38%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
