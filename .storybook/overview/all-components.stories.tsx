import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { FoundationPage } from '../../packages/ui/src/foundations/foundation-page.tsx';
import { Section } from '../../packages/ui/src/components/section/index.ts';
import preview from '../preview.tsx';
import { ComponentTile, type DrawnStory, type TileStory } from './component-tile.tsx';
import { Tiles } from './component-tile.styles.ts';

/** A file of stories; Storybook adds in which order they stand in it. */
type Stories = { __namedExportsOrder?: readonly string[] } & Record<string, DrawnStory>;

const files = import.meta.glob<Stories>('../../packages/ui/src/components/*/*.stories.tsx');

const wordsOf = ({ meta }: DrawnStory) => meta.input.title.split('/');

/** The first story of each component, which shows it as it is most often seen. */
async function loadComponents(): Promise<{ components: TileStory[] }> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const first = modules.flatMap(({ __namedExportsOrder: order, ...stories }) => {
    const name = (order ?? Object.keys(stories))[0] ?? '';
    const story = stories[name];
    return story === undefined
      ? []
      : [{ ...story, id: toId(story.meta.input.title, storyNameFromExport(name)) }];
  });
  // What is said about several components together, or apart from a component's page, is no component.
  return {
    components: first.filter(
      (story) => story.meta.input.component !== undefined && wordsOf(story).length === 2,
    ),
  };
}

const meta = preview.meta({
  title: 'Foundations/All components',
  // Each component has been looked at by itself; a journey opens this page.
  tags: ['!autodocs', '!test'],
  loaders: [loadComponents],
});

/** Every component as a small picture, by category. */
export const AllComponents = meta.story({
  name: 'All components',
  render: (_args, { loaded, parameters }) => {
    const { components } = loaded as { components: TileStory[] };
    const { order } = (parameters['options'] as { storySort: { order: readonly unknown[] } }).storySort;
    const categories = order.filter((name): name is string => typeof name === 'string');
    return (
      <FoundationPage
        title="All components"
        description="Every component as it is most often seen. A name leads to its page."
      >
        {categories.map((category) => {
          const inside = components.filter((story) => wordsOf(story)[0] === category);
          return inside.length === 0 ? null : (
            <Section key={category} title={category}>
              <Tiles>
                {inside.map((story) => (
                  <ComponentTile key={story.id} {...story} />
                ))}
              </Tiles>
            </Section>
          );
        })}
      </FoundationPage>
    );
  },
});
