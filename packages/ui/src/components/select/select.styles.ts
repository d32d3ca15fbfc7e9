import styled from 'styled-components';
import { color, font, radius, space, tone, type } from '../../theme/tokens.ts';

export const Whole = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  width: 100%;
  min-height: 36px;
  padding: 7px 11px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font: 400 ${type.body} ${font.body};
  text-align: start;

  cursor: pointer;

  color: ${color.text};
  background: ${color.surface};

  &[data-icon] {
    padding-inline-start: 39px;
  }
  [data-invalid] > * > & {
    border-color: ${tone.danger.ink};
  }
  &:focus-visible {
    border-color: ${color.brand};
    outline: 2px solid ${color.brand};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px ${color.brandSoft};
  }
  &:disabled {
    border-color: ${color.line};
    color: ${color.textMuted};
    background: ${color.sunken};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }

  & > svg {
    flex: none;
    color: ${color.textFaint};
  }
`;

export const Value = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-empty] {
    color: ${color.textFaint};
  }
`;

export const Icon = styled.span`
  display: grid;
  position: absolute;
  inset-block: 0;
  inset-inline-start: 11px;
  place-items: center;
  pointer-events: none;
`;
