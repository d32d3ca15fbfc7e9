import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement } from 'react';

/** The shapes of one icon, on a square of 24. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * An icon as lucide-react draws it, less what nothing here uses: its context, its class names, and a component around each.
 * The build puts it in the place of the library's own: a list shows dozens of icons.
 */
export function createIcon({ node }: IconData): LucideIcon {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, color = 'currentColor', ...rest }: LucideProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // What is read out says so itself.
        'aria-hidden': 'aria-label' in rest ? undefined : true,
        ...rest,
      },
      ...shapes,
    );
  } as unknown as LucideIcon;
}
