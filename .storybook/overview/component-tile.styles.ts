import styled from 'styled-components';
import { color, font, radius, space, type } from '../../packages/ui/src/theme/tokens.ts';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tile = styled.li`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow: clip;
`;

/** Small enough to be seen at once; what does not fit is cut. */
export const Picture = styled.div`
  display: grid;
  align-content: center;
  height: 200px;
  padding: ${space.m};
  overflow: clip;
  background: ${color.canvas};
  pointer-events: none;
`;

export const Small = styled.div`
  zoom: 0.6;
`;

export const Frame = styled.iframe`
  zoom: 0.5;
  width: 100%;
  height: 340px;
  border: 0;
`;

export const Name = styled.a`
  display: block;
  padding: ${space.s} ${space.m};
  border-top: 1px solid ${color.line};
  font: ${type.body} ${font.body};
  color: ${color.brandStrong};
`;
