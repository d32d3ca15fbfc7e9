/**
 * Signs a person of the sandbox in, and keeps the cookies as a browser would.
 * @param {string} origin
 * @param {string} nickname
 * @returns {Promise<Map<string, string>>}
 */
export async function signIn(origin, nickname) {
  /** @type {{ uid: number, nickname: string }[]} */
  const people = await (await fetch(`${origin}/sandbox/people`)).json();
  const uid = people.find((person) => person.nickname === nickname)?.uid;
  const answer = await fetch(`${origin}/sandbox/sign-in`, { method: 'POST', body: JSON.stringify({ uid }) });
  return new Map(
    answer.headers.getSetCookie().map((cookie) => {
      const [name = '', value = ''] = cookie.split(/[=;]/);
      return [name, value];
    }),
  );
}
