import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { documentationOf, type DocumentedProp } from './documented.ts';

/** What changes a prop below a story: a list of its values, a switch, a field; nothing where it is no plain value. */
function controlOf(
  { type, options }: DocumentedProp,
  value: unknown,
): Pick<StrictInputType, 'control' | 'options'> {
  if (options !== undefined) return { control: { type: 'select' }, options };
  if (type === 'boolean' || type === 'number') return { control: { type } };
  // What may be drawn may be words.
  if (type === 'string' || (type === 'ReactNode' && typeof value === 'string'))
    return { control: { type: 'text' } };
  return { control: { disable: true } };
}

/** A row of a table of props, as Storybook draws it. */
export const rowOf = (name: string, prop: DocumentedProp, value?: unknown): StrictInputType => ({
  name,
  description: prop.description,
  type: { name: 'other', value: prop.type, required: prop.required },
  table: {
    type: { summary: prop.type },
    ...(prop.default === undefined ? {} : { defaultValue: { summary: prop.default } }),
  },
  ...controlOf(prop, value),
});

/** Says each prop as its file does, with what fits to change it; what stories hand over besides is no plain value. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { props = {} } = documentationOf(component);
  const others = Object.entries(argTypes).filter(([name]) => !(name in props));
  return {
    ...Object.fromEntries(
      others.map(([name, argType]) => [
        name,
        /function|object|array/.test(typeof initialArgs[name])
          ? { ...argType, control: { disable: true } }
          : argType,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(props).map(([name, prop]) => [
        name,
        { ...argTypes[name], ...rowOf(name, prop, initialArgs[name]) },
      ]),
    ),
  };
};
