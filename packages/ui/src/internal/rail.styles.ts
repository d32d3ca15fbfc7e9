import styled from 'styled-components';
import { color, radius, space, tone } from '../theme/tokens.ts';

/** Steps joined by a line, top to bottom. */
export const Rail = styled.ol`
  display: flex;
  flex-direction: column;

  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Stop = styled.li`
  position: relative;
  display: flex;
  gap: ${space.m};

  padding-bottom: ${space.l};

  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 20px 0;
    inset-inline: 7px auto;
    border-inline-start: 2px solid ${color.line};
  }
`;

export const StopBody = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Dot = styled.span`
  display: grid;
  place-items: center;
  flex: none;

  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 2px solid ${color.control};
  border-radius: ${radius.round};

  color: ${color.surface};
  background: ${color.surface};

  &[data-state='done'] {
    border-color: ${tone.success.ink};
    background: ${tone.success.ink};
  }
  &[data-state='failed'] {
    border-color: ${tone.danger.ink};
    background: ${tone.danger.ink};
  }
  &[data-state='current'] {
    border-color: ${color.brand};
    box-shadow: 0 0 0 3px ${color.brandSoft};
  }
  /* Shadows are not painted there. */
  @media (forced-colors: active) {
    &[data-state='current'] {
      outline: 2px solid Highlight;
    }
  }
`;
