import { DocsStory, Unstyled, type DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';
import { Item, List, StateLink } from './docs.styles.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

interface StatesProps {
  of: readonly Story[];
  /** Whether they are small enough to be drawn here; whole pages each want a window. */
  drawn: boolean;
}

/** All stories: drawn one below the other, and as links where one insists on a theme or a width of the whole window. */
export function States({ of, drawn }: StatesProps) {
  const here = of.filter((story) => drawn && !wantsWindow(story));
  const apart = of.filter((story) => !here.includes(story));
  return (
    <>
      {here.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
      {apart.length === 0 ? null : (
        <Unstyled>
          <List>
            {apart.map(({ id, name, parameters }) => (
              <Item key={id}>
                <StateLink href={`./?path=/story/${id}`} target="_top">
                  {name}
                </StateLink>
                {sentenceOf(parameters)}
              </Item>
            ))}
          </List>
        </Unstyled>
      )}
    </>
  );
}

function wantsWindow({ storyGlobals }: Story): boolean {
  const { theme, viewport } = storyGlobals as { theme?: string; viewport?: { value?: string } };
  return theme !== undefined || ![undefined, 'desktop'].includes(viewport?.value);
}

/** The sentence above the story in its file. */
function sentenceOf(parameters: Record<string, unknown>): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  const sentence = docs?.description?.story;
  return sentence === undefined ? '' : `: ${sentence}`;
}
