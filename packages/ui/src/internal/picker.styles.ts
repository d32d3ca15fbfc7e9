import {
  ListBox,
  ListBoxItem,
  Popover,
  type ListBoxProps,
  type ListBoxItemProps,
} from 'react-aria-components';
import styled from 'styled-components';
import type { ReactElement } from 'react';
import { color, font, motion, radius, shadow, space, type } from '../theme/tokens.ts';

export const Surface = styled(Popover)`
  display: flex;

  /* As wide as what opened it, but never wider than the window: scrolling sideways would close it again. */
  min-width: min(max(var(--trigger-width, 0px), 180px), calc(100vw - 24px));
  max-width: min(460px, calc(100vw - 24px));
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  transition: opacity ${motion.fast};

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const List = styled(ListBox)`
  flex: 1;
  min-width: 0;
  padding: ${space.xs};
  overflow: auto;
  outline: none;
` as <T extends object>(props: ListBoxProps<T>) => ReactElement;

export const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${space.s};

  min-height: 32px;
  padding: 5px ${space.s};
  border-radius: ${radius.small};

  cursor: pointer;

  &[data-selected] {
    color: ${color.brandStrong};
  }
  &[data-focused] {
    background: ${color.sunken};
    outline: none;
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
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }

  & > svg {
    flex: none;
  }
` as (props: ListBoxItemProps) => ReactElement;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Empty = styled.div`
  padding: ${space.s};
  color: ${color.textMuted};
`;
