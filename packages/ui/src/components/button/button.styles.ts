import styled from 'styled-components';
import { breakpoint, color, font, motion, radius, shadow, space, tone, type } from '../../theme/tokens.ts';

export const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  max-width: 100%;

  padding: 5px ${space.m};
  min-height: 32px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font: 500 ${type.body} ${font.body};

  cursor: pointer;
  transition: opacity ${motion.fast};

  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.raised};

  &[data-size='small'] {
    min-height: 26px;
    padding: 2px ${space.s};
    font: 500 ${type.label} ${font.body};
  }
  @media ${breakpoint.touch} {
    &&& {
      min-width: 44px;
      min-height: 44px;
    }
  }
  &[data-icon] {
    flex: none;
    min-width: 26px;
  }
  &[data-block] {
    display: flex;
    width: 100%;
  }

  &:hover:not([aria-disabled], :disabled) {
    background: ${color.sunken};
  }

  &[data-variant='primary'] {
    color: ${color.onBrand};
    background: ${color.brand};
    border-color: ${color.brand};
  }
  &[data-variant='primary']:hover:not([aria-disabled], :disabled) {
    background: ${color.brandStrong};
    border-color: ${color.brandStrong};
  }
  &[data-variant='ghost'] {
    color: ${color.brandStrong};
    background: transparent;
    border-color: transparent;
    box-shadow: none;
  }
  &[data-variant='ghost']:hover:not([aria-disabled], :disabled) {
    background: ${color.brandSoft};
  }
  &[data-variant='danger'] {
    color: ${tone.danger.ink};
  }
  &[data-variant='danger']:hover:not([aria-disabled], :disabled) {
    background: ${tone.danger.soft};
  }

  &[data-icon][data-variant='ghost'] {
    color: ${color.textMuted};
  }
  &[data-icon][aria-pressed='true'] {
    color: ${color.brandStrong};
    background: ${color.brandSoft};
  }

  &[aria-disabled],
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* Its words stay readable: a faded brand has no contrast left in the dark. */
  &[data-variant='primary']:is([aria-disabled], :disabled):not([aria-busy]) {
    opacity: 1;
    color: ${color.textMuted};
    background: ${color.sunken};
    border-color: ${color.line};
    box-shadow: none;
  }
  &[aria-busy] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    &[data-variant='primary'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
    &[data-icon][aria-pressed='true']:not(:disabled, [aria-disabled]) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    &[aria-disabled],
    &:disabled {
      opacity: 1;
    }
    &[aria-disabled]:not([aria-busy]),
    &:disabled {
      forced-color-adjust: auto;
      color: GrayText;
      border-color: GrayText;
      background: ButtonFace;
    }
  }
`;
