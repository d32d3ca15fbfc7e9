import styled from 'styled-components';
import { color, font, radius, tone } from '../../theme/tokens.ts';

const gap = 8;

/** From one box to the next; boxes get narrower where there is no room for 40 px each. */
const pitch = (length: number) => `(100cqi + ${gap}px) / ${length}`;

export const Frame = styled.div<{ $length: number }>`
  direction: ltr;
  position: relative;
  overflow: clip;
  /* Room for the ring around a box. */
  overflow-clip-margin: 4px;

  max-width: 100%;
  width: ${({ $length }) => $length * (40 + gap) - gap}px;
  height: 44px;
  container-type: inline-size;
`;

export const Boxes = styled.div`
  display: flex;
  gap: ${gap}px;
  position: absolute;
  inset: 0;
`;

export const DigitBox = styled.span`
  flex: 1;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};

  background: ${color.surface};

  :has(+ [aria-invalid]) > & {
    border-color: ${tone.danger.ink};
  }
  :has(+ :disabled) > & {
    background: ${color.sunken};
  }
  :has(+ :focus) > &[data-next] {
    border-color: ${color.brand};
    outline: 2px solid ${color.brand};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px ${color.brandSoft};
  }
`;

/** The one real input. All its digits are equally wide, and spaced so that each stands in the middle of its box. */
export const CodeInput = styled.input<{ $length: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline: 0 auto;
  /* Longer than the boxes, so that it never scrolls; what stands over is cut off. */
  width: ${({ $length }) => `calc(100cqi + 2 * ${pitch($length)})`};
  padding: 0;
  padding-inline-start: ${({ $length }) => `calc((${pitch($length)} - ${gap}px - 1ch) / 2)`};
  border: 0;
  font: 600 18px/26px ${font.mono};
  letter-spacing: ${({ $length }) => `calc(${pitch($length)} - 1ch)`};
  text-align: start;

  color: ${color.text};
  background: none;

  /* The box that is next shows the focus. */
  &:focus {
    outline: none;
  }
  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  /* A ground that is put behind its text, as wide as that is spaced, would lie on the boxes. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;

    &:disabled {
      color: GrayText;
    }
  }
`;
