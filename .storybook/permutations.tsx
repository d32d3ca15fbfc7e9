import { Inline } from '../packages/ui/src/components/inline/index.ts';
import { Stack } from '../packages/ui/src/components/stack/index.ts';
import { Text } from '../packages/ui/src/components/text/index.ts';
import { createElement, type ComponentType } from 'react';

type Values<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

/** Every combination of these values, each with the words that tell it from the others. */
function combine<Props>(vary: Values<Props>): { label: string; props: Partial<Props> }[] {
  const names = Object.keys(vary) as (keyof Props & string)[];
  return names.reduce<{ label: string; props: Partial<Props> }[]>(
    (before, name) =>
      before.flatMap(({ label, props }) =>
        (vary[name] ?? []).map((value, place) => ({
          label: [label, `${name} ${written(value, place)}`].filter(Boolean).join(' · '),
          props: { ...props, [name]: value },
        })),
      ),
    [{ label: '', props: {} }],
  );
}

/** What has no short text of its own is only said to be there, and which of the values it is. */
const written = (value: unknown, place: number) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)
    ? `given (${place + 1})`
    : String(value);

/** Draws a component once for every combination of the values, for a look at all of them at once. */
export function permutations<Props extends object>(
  component: ComponentType<Props>,
  { vary, common }: { vary: Values<NoInfer<Props>>; common: NoInfer<Props> },
) {
  return () => (
    <Stack gap="l">
      {combine(vary).map(({ label, props }) => (
        <Stack key={label} gap="xs">
          <Text tone="muted">{label}</Text>
          <Inline>{createElement(component, { ...common, ...props })}</Inline>
        </Stack>
      ))}
    </Stack>
  );
}
