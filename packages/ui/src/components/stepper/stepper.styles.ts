import styled, { css } from 'styled-components';
import { visuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { color, font, motion, radius, space, tone, type } from '../../theme/tokens.ts';
import { Link } from '../link/index.ts';

/** Narrower than this the titles do not stand side by side: a phone, or a narrow drawer. */
const narrow = '(max-width: 520px)';
const wide = '(min-width: 521px)';

export const Position = styled.p`
  display: none;
  margin: 0 0 ${space.s};
  font: 600 ${type.body} ${font.body};
`;

export const Title = styled.span`
  display: block;
  font: 500 ${type.body} ${font.body};
  overflow-wrap: anywhere;

  &[data-state='current'] {
    font-weight: 600;
  }
  &[data-state='waiting'] {
    color: ${color.textMuted};
  }
`;

export const Detail = styled.span`
  display: block;
  font: ${type.label} ${font.body};
  overflow-wrap: anywhere;

  color: ${color.textMuted};

  &[data-state='failed'] {
    color: ${tone.danger.ink};
  }
`;

export const Marker = styled.span`
  display: grid;
  place-items: center;
  flex: none;

  width: 24px;
  height: 24px;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  font: 600 ${type.label} ${font.body};
  font-variant-numeric: tabular-nums;

  color: ${color.textMuted};
  background: ${color.surface};

  &[data-state='done'] {
    border-color: ${tone.success.ink};
    color: ${tone.success.ink};
    background: ${tone.success.soft};
  }
  &[data-state='failed'] {
    border-color: ${tone.danger.ink};
    color: ${tone.danger.ink};
    background: ${tone.danger.soft};
  }
  &[data-state='current'] {
    border-color: ${color.brand};
    color: ${color.onBrand};
    background: ${color.brand};
  }
  @media (forced-colors: active) {
    &[data-state='current'] {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
  }
`;

const go = css`
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  min-width: 0;

  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  font: ${type.body} ${font.body};
  text-align: start;
  text-decoration: none;

  color: ${color.text};
  background: none;

  ${Title} {
    padding-top: 2px;
  }
`;

const way = css`
  ${go}
  cursor: pointer;
  transition: opacity ${motion.fast};

  &:hover ${Title} {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const StepStatus = styled.span`
  ${go}
`;

export const GoButton = styled.button`
  ${way}
`;

export const GoLink = styled(Link)`
  && {
    ${way}
  }
`;

export const Step = styled.li`
  display: flex;
  min-width: 0;
`;

export const Steps = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Its own width decides, not the window's: it may stand in a drawer. */
export const Root = styled.div`
  container-type: inline-size;

  &[data-direction='vertical'] ${Steps} {
    flex-direction: column;
  }
  &[data-direction='vertical'] ${Step} {
    position: relative;
    padding-bottom: ${space.l};

    &:last-child {
      padding-bottom: 0;
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset-block: 28px 4px;
      inset-inline: 11px auto;
      border-inline-start: 2px solid ${color.line};
    }
    &[data-state='done']::after {
      border-color: ${tone.success.ink};
    }
  }

  &[data-direction='horizontal'] ${Step} {
    flex: 1 1 auto;

    &:last-child {
      flex-grow: 0;
    }
    &:not(:last-child)::after {
      content: '';
      flex: 1;
      min-width: ${space.l};
      margin: 11px ${space.m} 0;
      border-top: 2px solid ${color.line};
    }
    &[data-state='done']::after {
      border-color: ${tone.success.ink};
    }
  }

  @container ${wide} {
    &[data-direction='horizontal'][data-many] ${Step} {
      position: relative;
      flex: 1 1 0;
      justify-content: center;
    }
    &[data-direction='horizontal'][data-many] ${Step} > * {
      flex-direction: column;
      align-items: center;
      text-align: center;
    }
    &[data-direction='horizontal'][data-many] ${Title} {
      padding-top: 0;
    }
    &[data-direction='horizontal'][data-many] ${Step}:not(:last-child)::after {
      position: absolute;
      inset-block: 11px auto;
      inset-inline: calc(50% + 20px) calc(-50% + 20px);
      margin: 0;
    }
  }

  @container ${narrow} {
    &[data-direction='horizontal'] ${Position} {
      display: block;
    }
    &[data-direction='horizontal'] ${Marker} + * {
      ${visuallyHidden}
    }
    &[data-direction='horizontal'] ${Step} {
      position: relative;
    }
    &[data-direction='horizontal'][data-many] ${Step}:not(:last-child)::after {
      min-width: ${space.xs};
      margin-inline: ${space.xs};
    }
  }
`;
