// Keeps the shell of the page: its document, scripts, styles, fonts and pictures. What the server says of tables is
// never kept: an old answer would be a lie.
const CACHE = 'warmoot-shell-1';

/** Files under /assets carry a hash in their name: a kept one is never old. */
const isAsset = ({ pathname }) => /^\/(assets|icons)\//.test(pathname);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(['/', '/theme.js', '/manifest.webmanifest']))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const keep = async (request, response) => {
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
};

/** The document comes from the net whenever there is one; kept, it is only for times without. */
const page = async (request) => {
  try {
    const response = await fetch(request);
    const isDocument = response.headers.get('content-type')?.startsWith('text/html');
    if (response.ok && isDocument) await keep('/', response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
};

const asset = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
  // Everything else, above all what the server says, goes to the net untouched.
});
