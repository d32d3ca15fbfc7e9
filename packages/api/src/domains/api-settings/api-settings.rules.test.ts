import { describe, expect, it } from 'vitest';
import {
  coSignerUrlFault,
  ipRowFault,
  ipRowsFault,
  maxIpRows,
  notifyUrlFault,
  readCoSignerUrl,
} from './api-settings.rules.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`);

describe('rows of addresses that may call', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.0/24',
    '198.51.100.9/32',
    '2001:db8::1',
    '2001:DB8::/32',
    ' 203.0.113.7 ',
  ])('takes %s', (row) => {
    expect(ipRowFault(row)).toBeUndefined();
  });

  it.each([
    '',
    'example.com',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.07',
    '203.0.113.7/33',
    '203.0.113.7/08',
    '203.0.113.7/24/8',
    '203.0.113.7:443',
    '2001:db8::1::2',
    '2001:db8::/129',
    '[2001:db8::1]',
    '203.0.113.7, 203.0.113.8',
  ])('does not take %s', (row) => {
    expect(ipRowFault(row)).toBe('format');
  });

  it.each(['0.0.0.0/0', '203.0.113.7/0', '::/0', '::/1', '::/3', '::ffff:0:0/95', '0.0.0.0', '::'])(
    'never lets everybody in with %s',
    (row) => {
      expect(ipRowFault(row)).toBe('range');
    },
  );

  it('wants one row at least, twenty at most, and none twice however it is written', () => {
    expect(ipRowsFault([])).toBe('missing');
    expect(ipRowsFault(rows(maxIpRows))).toBeUndefined();
    expect(ipRowsFault(rows(maxIpRows + 1))).toBe('tooMany');
    expect(ipRowsFault(['203.0.113.7', '203.0.113.7/32'])).toBe('repeated');
    expect(ipRowsFault(['2001:db8::1', '2001:0db8:0:0::1'])).toBe('repeated');
    expect(ipRowsFault(['203.0.113.7/24', '203.0.113.0/24'])).toBe('repeated');
    expect(ipRowsFault(['203.0.113.7', 'x'])).toBe('format');
  });

  it.each([
    [['0.0.0.0/1', '128.0.0.0/1']],
    [['203.0.113.7', '128.0.0.0/2', '192.0.0.0/2', '0.0.0.0/1']],
    // All that is given out to the public, without the rest.
    [
      [
        '1.0.0.0/8',
        '2.0.0.0/7',
        '4.0.0.0/6',
        '8.0.0.0/5',
        '16.0.0.0/4',
        '32.0.0.0/3',
        '64.0.0.0/2',
        '128.0.0.0/2',
        '192.0.0.0/3',
      ],
    ],
    [['2000::/4', '3000::/4']],
    [['::ffff:0.0.0.0/97', '::ffff:128.0.0.0/97']],
  ])('is refused where %s let everybody in together', (open) => {
    expect(open.map(ipRowFault)).toEqual(open.map(() => undefined));
    expect(ipRowsFault(open)).toBe('range');
  });
});

describe('where transactions are told to', () => {
  it.each(['', 'https://pay.example.com/notify', 'https://pay.example.com:8443/a?b=c'])(
    'takes "%s"',
    (url) => {
      expect(notifyUrlFault(url)).toBeUndefined();
    },
  );

  it.each([
    ['http://pay.example.com', 'format'],
    ['pay.example.com', 'format'],
    ['javascript:alert(1)', 'format'],
    ['https://user:secret@pay.example.com', 'format'],
    ['https://pay.example.com#part', 'format'],
    [`https://pay.example.com/${'a'.repeat(255)}`, 'tooLong'],
    ['https://localhost/x', 'range'],
    ['https://intranet/x', 'range'],
    ['https://box.local', 'range'],
    ['https://10.1.2.3', 'range'],
    ['https://172.20.0.1', 'range'],
    ['https://192.168.1.1', 'range'],
    ['https://169.254.169.254/latest', 'range'],
    ['https://127.1/', 'range'],
    ['https://0x7f000001/', 'range'],
    ['https://[::1]/', 'range'],
    ['https://[fd00::1]/', 'range'],
    ['https://[::ffff:10.0.0.1]/', 'range'],
  ])('does not take %s', (url, fault) => {
    expect(notifyUrlFault(url)).toBe(fault);
  });
});

describe('where a co-signer is', () => {
  it.each([
    ['https://cosigner.example.com', 'https://cosigner.example.com'],
    ['https://cosigner.internal:9000/sign', 'https://cosigner.internal:9000/sign'],
    ['10.20.0.14', 'http://10.20.0.14:28888'],
    ['10.20.0.14:9000', 'http://10.20.0.14:9000'],
    ['http://192.168.4.2:28888/', 'http://192.168.4.2:28888'],
    ['[fd00::2]', 'http://[fd00::2]:28888'],
  ])('reads %s', (text, url) => {
    expect(readCoSignerUrl(text)).toBe(url);
    expect(coSignerUrlFault(text)).toBeUndefined();
  });

  it.each([
    'http://cosigner.example.com',
    '203.0.113.7',
    '10.20.0.14:70000',
    'ftp://10.20.0.14',
    'cosigner',
    '10.20.0.300',
  ])('does not take %s, which anybody could listen to or which is nowhere', (text) => {
    expect(coSignerUrlFault(text)).toBe('format');
  });
});
