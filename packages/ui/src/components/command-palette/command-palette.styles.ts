import { Header, Input, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import styled from 'styled-components';
import { color, font, radius, space, type } from '../../theme/tokens.ts';

export const Search = styled(TextField)`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  padding: 0 ${space.l};
  border-bottom: 1px solid ${color.line};

  color: ${color.textFaint};
  background: ${color.surface};

  &:focus-within {
    border-bottom-color: ${color.brand};
  }
`;

export const Field = styled(Input)`
  flex: 1;
  min-width: 0;
  height: 48px;
  padding: 0;
  border: 0;
  font: ${type.heading} ${font.body};

  color: ${color.text};
  background: transparent;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.textFaint};
  }
`;

export const List = styled(ListBox)`
  flex: 1 0 auto;
  min-height: 200px;
  padding: ${space.xs} ${space.s} ${space.s};
`;

export const GroupTitle = styled(Header)`
  padding: ${space.s} ${space.s} ${space.xs};
  font: 500 ${type.label} ${font.body};

  color: ${color.textFaint};
`;

export const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-height: 36px;
  padding: 5px ${space.s};
  border-radius: ${radius.medium};
  scroll-margin: 56px 0 8px;

  cursor: pointer;

  &[data-focused],
  &[data-hovered] {
    background: ${color.sunken};
  }
  &[data-focused] {
    color: ${color.brandStrong};
    background: ${color.brandSoft};
  }

  & > svg {
    flex: none;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
