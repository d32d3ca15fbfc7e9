import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with parts that are more than text.
 *
 * @param say - Says it with a mark in the place of each part.
 */
export function sentenceWith<Name extends string>(
  parts: Readonly<Record<Name, ReactNode>>,
  say: (marks: Record<Name, string>) => string,
): ReactNode {
  // No name can contain it, and it has no hidden characters, which would be shown by their codes.
  const mark = crypto.randomUUID();
  const nodes = new Map<string, ReactNode>(Object.entries(parts));
  const marks = Object.fromEntries([...nodes.keys()].map((name) => [name, `${mark}${name}${mark}`]));
  return say(marks as Record<Name, string>)
    .split(mark)
    .map((text, at) => <Fragment key={at}>{at % 2 === 1 ? nodes.get(text) : text}</Fragment>);
}
