import { Heading, Markdown, PureArgsTable, Subheading } from '@storybook/addon-docs/blocks';
import { Scroller } from './docs.styles.ts';
import type { DocumentedType } from './documented.ts';
import { rowOf } from './readable-props.ts';

/** The types that the props of a component mention: a table each, or a line where one is a choice. */
export function TypeTables({ of }: { of: Record<string, DocumentedType> }) {
  const types = Object.entries(of);
  return types.length === 0 ? null : (
    <>
      <Heading>Types</Heading>
      {types.map(([name, { description, type, props }]) => {
        const rows = Object.entries(props).map(([field, prop]) => [field, rowOf(field, prop)] as const);
        return (
          <section key={name}>
            <Subheading>{name}</Subheading>
            <Markdown>{rows.length === 0 ? `${description}\n\n\`${type}\`` : description}</Markdown>
            {rows.length === 0 ? null : (
              <Scroller>
                <PureArgsTable rows={Object.fromEntries(rows)} sort="requiredFirst" />
              </Scroller>
            )}
          </section>
        );
      })}
    </>
  );
}
