import type { ElementType } from 'react';
import { isolateText } from '../format/isolate-text.ts';

/** What people read of an element. */
const read = new Set([
  'children',
  'title',
  'alt',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
]);

function shown(content: unknown): unknown {
  if (typeof content === 'string') return isolateText(content);
  if (!Array.isArray(content)) return content;
  const all = content.map(shown);
  return all.some((one, at) => one !== content[at]) ? all : content;
}

/**
 * What an element gets with every text in it as it may be shown. A component that is a function gets its texts as they
 * are: it makes elements of its own of them.
 */
export function shownProps(type: ElementType, props: object): object {
  if (typeof type === 'function') return props;
  let all: Record<string, unknown> | null = null;
  for (const [name, content] of Object.entries(props)) {
    if (!read.has(name)) continue;
    const text = shown(content);
    if (text !== content) (all ??= { ...props })[name] = text;
  }
  return all ?? props;
}
