interface Searches {
  getElementError: (message: string | null, container: Element) => Error;
}

/**
 * What is waited for is searched again and again: the document is printed once, when the time is over. Printing it with
 * each search took a fifth of the time of all tests.
 */
export function printedOnce(getConfig: () => Searches): Searches {
  const { getElementError } = getConfig();
  const isSearchedAgain = () =>
    new Map<string, unknown>(Object.entries(getConfig())).get('_disableExpensiveErrorDiagnostics') === true;
  return {
    getElementError: (message, container) =>
      isSearchedAgain()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  };
}
