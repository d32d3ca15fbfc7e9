/** Why no file can be made, in words for whoever asked for it. */
export class NoEvidence extends Error {
  override readonly name = 'NoEvidence';
}
