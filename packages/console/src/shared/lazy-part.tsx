import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { firstView, whenIdle } from '#shared/freshness/first-view.ts';
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

/**
 * The same for a part that draws nothing until it knows something: nothing waits for its code, which is asked for once the
 * first screen stands there and there is nothing left to draw.
 */
// @__NO_SIDE_EFFECTS__
export function latePart<const Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Part = lazyPart(load, name);
  return function LatePart(props: Props) {
    const [isLate, setLate] = useState(false);
    useEffect(() => void firstView().then(() => whenIdle(() => setLate(true))), []);
    return isLate ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
