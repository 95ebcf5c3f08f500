import { spawn } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether there is somebody at a screen of this machine. */
export const mayOpenBrowser = (platform: string, env: Environment, tty: boolean): boolean => {
  if (!tty || (env.CI !== undefined && env.CI !== '' && env.CI !== 'false')) return false;
  if (platform === 'darwin' || platform === 'win32') return true;
  return (env.DISPLAY ?? '') !== '' || (env.WAYLAND_DISPLAY ?? '') !== '';
};

/** The command that opens an address in the browser that people use. */
export const browserCommand = (platform: string, url: string): readonly [string, readonly string[]] => {
  if (platform === 'darwin') return ['open', [url]];
  if (platform === 'win32') return ['cmd', ['/c', 'start', '', url.replaceAll('&', '^&')]];
  return ['xdg-open', [url]];
};

/** Opens an address in the browser. Where that fails, people can still open it themselves: it has been printed. */
export const openBrowser = (url: string): void => {
  const [command, args] = browserCommand(process.platform, url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
};
