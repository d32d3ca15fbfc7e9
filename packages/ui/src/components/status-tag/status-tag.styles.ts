import styled from 'styled-components';
import { color, font, radius, type } from '../../theme/tokens.ts';
import { toneProperties } from '../../theme/tone.styles.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  padding: 1px 8px;
  border-radius: 5px;
  font: 500 ${type.label} ${font.body};
  white-space: nowrap;

  &[data-long] {
    overflow-wrap: anywhere;
    white-space: normal;
  }

  ${toneProperties}
  color: var(--tone-ink);
  background: var(--tone-soft);

  &[data-outlined] {
    background: transparent;
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }

  &::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: ${radius.round};
    background: currentColor;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &[data-outlined] {
      border-style: dashed;
    }
    &::before {
      background: CanvasText;
    }
  }
`;
