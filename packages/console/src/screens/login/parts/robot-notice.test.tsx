import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { intercept, sent, stage } from '#shared/testing/stage.tsx';
import { RobotNotice } from './robot-notice.tsx';

const call = 'GET /api/initLogin/aws_config';
const notice = /runs a bot check/;

/** The server answers that it checks for robots by what it loads from there. */
const checkAt = (captcha_url: string) => {
  intercept.answer = async (request, answer) =>
    request.url.includes('aws_config')
      ? Response.json({ code: '0', msg: '', data: { captcha_key: 'k', captcha_url, region: 'r' } })
      : answer;
};

afterEach(() => {
  intercept.answer = null;
});

it('says where robots are checked for, and loads nothing from there', async () => {
  checkAt('https://0a1b2c.captcha.example/jsapi.js');
  await stage(<RobotNotice />, { as: 'owner' });
  expect(await screen.findByText(notice)).toBeTruthy();
  expect(sent).toEqual([call]);
  expect(document.querySelector('script, iframe')).toBeNull();
});

it('says nothing where the server checks for none', async () => {
  checkAt('');
  const { queryClient } = await stage(<RobotNotice />, { as: 'owner' });
  await waitFor(() => expect(sent).toEqual([call]));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(notice)).toBeNull();
});
