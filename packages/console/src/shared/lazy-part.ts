import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withWords, type Part } from '#shared/i18n/with-words.ts';

/**
 * A component whose code, with the words it speaks, is loaded when it is first shown.
 *
 * @param load - Imports the module. Call it ahead of time to have the code there earlier.
 * @param name - What the module exports the component as.
 */
// @__NO_SIDE_EFFECTS__
export function lazyPart<const Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  words: Part | readonly Part[] = [],
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await withWords(words, load))[name] }));
}
