/** A promise that says of itself that it is kept, where React looks: `use`, asked every time, then waits for nothing. */
export const known = <A>(promise: Promise<A>): Promise<A> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};
