import { createElement, type ComponentType, type ReactNode } from 'react';
import { Frame, Name, Picture, Small, Tile } from './component-tile.styles.ts';

type Args = Record<string, unknown>;
type Render = (args: Args, context: { args: Args }) => ReactNode;

/** A story, as far as drawing it goes. */
export interface DrawnStory {
  input: { render?: Render };
  meta: { input: { title: string; component?: ComponentType<Args>; render?: Render } };
  composed: { args: Args; parameters: { docs?: { story?: { inline?: boolean } } } };
}

/** The story that stands for its component. */
export interface TileStory extends DrawnStory {
  id: string;
}

/** A component as a small picture that cannot be used, with its name, which leads to its page. */
export function ComponentTile({ id, ...story }: TileStory) {
  const name = story.meta.input.title.split('/')[1];
  return (
    <Tile>
      <Picture inert>
        {story.composed.parameters.docs?.story?.inline === false ? (
          // What covers the window is drawn in one of its own, once it is scrolled to.
          <Frame title={`${name} in a window`} src={`iframe.html?embed=true&id=${id}`} loading="lazy" />
        ) : (
          <Small>
            <Drawing {...story} />
          </Small>
        )}
      </Picture>
      <Name href={`./?path=/docs/${id.replace(/--.*$/, '--docs')}`} target="_top">
        {name}
      </Name>
    </Tile>
  );
}

function Drawing({ input, meta, composed }: DrawnStory) {
  const render = input.render ?? meta.input.render;
  const { component } = meta.input;
  if (render !== undefined) return render(composed.args, { args: composed.args });
  return component === undefined ? null : createElement(component, composed.args);
}
