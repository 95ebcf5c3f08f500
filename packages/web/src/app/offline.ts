/** Keeps the shell for times without a connection. In development nothing is kept. */
export const registerShell = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A page that cannot keep the shell still works: there is nothing to tell.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
};
