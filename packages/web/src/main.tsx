import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './design/base/tokens.css';
import './design/base/base.css';
import './design/base/print.css';
import { App } from './app/App.js';
import { registerShell } from './app/offline.js';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerShell();
