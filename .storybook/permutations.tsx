import { Inline, Stack, Text } from '@mpc/ui';
import { createElement, type ComponentType } from 'react';

type Values<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

/** Every combination of these values, each with the words that tell it from the others. */
function combine<Props>(vary: Values<Props>): { label: string; props: Partial<Props> }[] {
  const names = Object.keys(vary) as (keyof Props & string)[];
  return names.reduce<{ label: string; props: Partial<Props> }[]>(
    (before, name) =>
      before.flatMap(({ label, props }) =>
        (vary[name] ?? []).map((value) => ({
          label: [label, `${name} ${String(value)}`].filter(Boolean).join(' · '),
          props: { ...props, [name]: value },
        })),
      ),
    [{ label: '', props: {} }],
  );
}

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
