import styled, { keyframes } from 'styled-components';
import { color, motion, radius, rowHeight, space } from '../../theme/tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** One line, row, card, figure or field: a ground of its own where it has one, and bars for its words. */
export const Part = styled.div`
  border-radius: ${radius.small};

  animation: ${breathe} 1600ms ease-in-out ${motion.loop};

  &::before,
  &::after {
    content: '';
    display: block;
    border-radius: ${radius.small};
    background: ${color.line};
  }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space.s};

  &[data-shape='text'] ${Part}::before {
    height: 12px;
    margin: 4px 0;
  }
  &[data-shape='text'] ${Part}:last-child::before {
    width: 60%;
  }

  &[data-shape='rows'] {
    gap: 0;
  }
  &[data-shape='rows'] ${Part} {
    display: flex;
    justify-content: space-between;
    align-items: center;
    height: ${rowHeight};
    padding: 0 ${space.l};
    border-bottom: 1px solid ${color.line};
    border-radius: 0;
  }
  &[data-shape='rows'] ${Part}:last-child {
    border-bottom: 0;
  }
  &[data-shape='rows'] ${Part}::before {
    width: 30%;
    height: 14px;
  }
  &[data-shape='rows'] ${Part}::after {
    width: 18%;
    height: 14px;
  }

  &[data-shape='cards'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: ${space.l};
  }
  &[data-shape='cards'] ${Part} {
    height: 120px;
    padding: ${space.l};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
  &[data-shape='cards'] ${Part}::before {
    width: 45%;
    height: 14px;
    margin-bottom: ${space.l};
  }
  &[data-shape='cards'] ${Part}::after {
    width: 80%;
    height: 12px;
  }

  &[data-shape='figure'] ${Part}::before {
    width: 88px;
    height: 12px;
    margin: 3px 0 ${space.s};
  }
  &[data-shape='figure'] ${Part}::after {
    width: 220px;
    max-width: 100%;
    height: 26px;
  }

  &[data-shape='form'] {
    gap: ${space.l};
  }
  &[data-shape='form'] ${Part}::before {
    width: 96px;
    height: 12px;
    margin-bottom: ${space.s};
  }
  &[data-shape='form'] ${Part}::after {
    height: 36px;
    border-radius: ${radius.medium};
  }

  &[data-shape='control'] ${Part}::before {
    height: 36px;
    border-radius: ${radius.medium};
  }

  &[data-shape='chart'] {
    grid-auto-flow: column;
    align-items: end;
    gap: ${space.m};
    height: calc(100% - 24px);
    min-height: 96px;
    padding-top: 10px;
    border-bottom: 1px solid ${color.line};
  }
  &[data-shape='chart'] ${Part} {
    height: 45%;
  }
  &[data-shape='chart'] ${Part}:nth-child(3n) {
    height: 70%;
  }
  &[data-shape='chart'] ${Part}:nth-child(4n + 1) {
    height: 60%;
  }
  &[data-shape='chart'] ${Part}::before {
    height: 100%;
  }

  /* A ground is not painted there. */
  @media (forced-colors: active) {
    ${Part}::before,
    ${Part}::after {
      border: 1px solid GrayText;
    }
  }
`;
