import styled from 'styled-components';
import { breakpoint, color, font, radius, space, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
`;

export const List = styled.div`
  display: flex;
  gap: 20px;
  /* Room for the focus ring of the first and the last. */
  margin-inline: calc(-1 * ${space.xs});
  padding-inline: ${space.xs};
  overflow-x: auto;
  scrollbar-width: none;

  /* A finger pulls the row; a mouse needs something to pull. */
  @media (hover: hover) {
    scrollbar-width: thin;
  }

  background: linear-gradient(${color.line}, ${color.line}) bottom / 100% 1px no-repeat content-box;
`;

export const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;

  /* The words begin where what is below them does; the ring stands around them. */
  margin-inline: calc(-1 * ${space.xs});
  padding: ${space.s} ${space.xs};
  border: 0;
  font: 500 ${type.body} ${font.body};
  text-decoration: none;
  white-space: nowrap;

  cursor: pointer;

  @media ${breakpoint.touch} {
    min-height: 44px;
  }

  color: ${color.textMuted};
  background: none;

  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.small};
  }
  &[aria-selected='true'] {
    color: ${color.text};
    background: linear-gradient(${color.brand}, ${color.brand}) no-repeat bottom /
      calc(100% - 2 * ${space.xs}) 2px;
  }

  @media (forced-colors: active) {
    border-bottom: 2px solid Canvas;
    &[aria-selected='true'] {
      background: none;
      border-bottom-color: Highlight;
    }
  }
`;

export const Count = styled.span`
  min-width: 18px;
  padding: 0 5px;
  border-radius: ${radius.round};
  font: 500 ${type.caption} ${font.body};
  font-variant-numeric: tabular-nums;
  text-align: center;

  color: ${color.textMuted};
  background: ${color.sunken};

  [aria-selected='true'] > & {
    color: ${color.brandStrong};
    background: ${color.brandSoft};
  }
`;

export const Panel = styled.div`
  min-width: 0;
`;
