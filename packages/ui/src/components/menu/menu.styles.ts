import { Menu, MenuItem, Separator } from 'react-aria-components';
import styled from 'styled-components';
import { color, radius, space, tone } from '../../theme/tokens.ts';

export const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
`;

export const List = styled(Menu)`
  flex: 1;
  min-width: 0;
  max-height: inherit;
  padding: ${space.xs};
  overflow: auto;

  &:focus-visible {
    outline: none;
  }
`;

export const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-height: 32px;
  padding: 5px ${space.s};
  border-radius: ${radius.small};

  cursor: pointer;

  &[data-danger] {
    color: ${tone.danger.ink};
  }
  &[data-selected] {
    color: ${color.brandStrong};
  }
  &[data-focused] {
    background: ${color.sunken};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.textFaint};
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const Divider = styled(Separator)`
  margin: ${space.xs} 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;
