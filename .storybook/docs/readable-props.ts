import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { docgenOf } from './docgen.ts';

const byDefault = /\s*@default\s+([^\n]+)/;

/** Says each prop's type as it is written, and takes `@default` out of its sentence and into its column. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = docgenOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = props[name];
      if (prop === undefined) return [name, argType];
      const { tsType, description = '' } = prop;
      const written = (tsType?.raw ?? tsType?.name)?.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
      const said = byDefault.exec(description)?.[1]?.trim();
      return [
        name,
        {
          ...argType,
          description: description.replace(byDefault, ''),
          table: {
            ...argType.table,
            ...(written === undefined ? {} : { type: { summary: written } }),
            ...(said === undefined ? {} : { defaultValue: { summary: said } }),
          },
        },
      ];
    }),
  );
};
