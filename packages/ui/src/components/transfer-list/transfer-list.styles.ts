import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components';
import styled from 'styled-components';
import type { ReactElement } from 'react';
import { color, font, forward, radius, space, tone, type } from '../../theme/tokens.ts';
import { SearchField } from '../search-field/index.ts';

/** Measured by its own width, not by the window's: in a drawer it stands as on a phone. */
export const Root = styled.fieldset`
  container-type: inline-size;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space.s} ${space.m};

  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Moves = styled.div`
  display: flex;
  flex-direction: column;
  align-self: center;
  gap: ${space.s};

  @container (max-width: 620px) {
    flex-flow: row wrap;

    svg {
      transform: rotate(90deg);
    }
  }

  svg {
    scale: ${forward} 1;
  }
`;

export const Pane = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  overflow: hidden;

  background: ${color.surface};

  [data-invalid] && {
    border-color: ${tone.danger.ink};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
  padding: ${space.s} ${space.m} 0;
`;

export const Title = styled.span`
  font: 500 ${type.body} ${font.body};
`;

export const Count = styled.span`
  font: ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;
  color: ${color.textFaint};
`;

export const Search = styled(SearchField)`
  width: auto;
  margin: ${space.s} ${space.m};
`;

export const Options = styled(ListBox)`
  height: 260px;
  border-top: 1px solid ${color.line};
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-empty] {
    padding: ${space.m};
    color: ${color.textMuted};
  }
` as <T extends object>(props: ListBoxProps<T>) => ReactElement;

/** As high as the layout of the list says. */
export const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${space.s};

  height: 100%;
  padding: 0 ${space.m};
  font: 400 ${type.body} ${font.body};

  cursor: pointer;

  color: ${color.text};

  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-selected] {
    background: ${color.brandSoft};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.textFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled],
    &[data-disabled] > * {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

export const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;

  width: 16px;
  height: 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.small};

  color: ${color.onBrand};
  background: ${color.surface};

  [data-selected] > & {
    border-color: ${color.brand};
    background: ${color.brand};
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;
