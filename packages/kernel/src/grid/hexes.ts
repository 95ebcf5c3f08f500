export * from './hex.js';
export * from './hexBoard.js';
export * from './hexFlood.js';
export * from './hexLine.js';
export * from './hexPath.js';
export * from './hexWalk.js';
