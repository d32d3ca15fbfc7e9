import styled from 'styled-components';
import { breakpoint, color, font, radius, tone, type } from '../../theme/tokens.ts';

export const Root = styled.div`
  & > input {
    box-sizing: border-box;
    width: 100%;
    height: 28px;
    padding: 0 7px;
    border: 1px solid transparent;
    border-radius: ${radius.small};
    font: ${type.body} ${font.body};
    text-overflow: ellipsis;

    color: ${color.text};
    background: none;
  }
  &[data-mono] > input {
    font: 12px/20px ${font.mono};
  }
  &[data-align='end'] > input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & > input:not(:read-only):hover,
  &[data-outlined] > input:not(:read-only) {
    border-color: ${color.control};
  }
  @media ${breakpoint.touch} {
    &[data-outlined] > input:not(:read-only) {
      height: 44px;
    }
  }
  & > input:not(:read-only):focus {
    border-color: ${color.brand};
    background: ${color.surface};
  }

  & > input::placeholder {
    opacity: 1;
    color: ${color.textFaint};
  }
  &[data-level='error'] > input:not(:focus) {
    border-color: ${tone.danger.ink};
  }
  &[data-level='warning'] > input:not(:focus) {
    border-color: ${tone.attention.ink};
  }
`;

export const Reason = styled.div`
  overflow: hidden;
  padding-inline: 8px;
  font: ${type.caption} ${font.body};
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};

  [data-level='error'] > & {
    color: ${tone.danger.ink};
  }
  [data-level='warning'] > & {
    color: ${tone.attention.ink};
  }
  [data-align='end'] > & {
    text-align: end;
  }
`;
