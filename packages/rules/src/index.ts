export * as command from './command/index.js';
export * as saga from './saga.js';
export * as saga1e from './saga-1e/index.js';
export { addScene, editionOf, kindOf, manifestOf, manifests, manifestsOf, SCENES, sceneRules } from './scenes.js';
export * as sortie from './sortie/index.js';
export * as table from './table/index.js';
export * as war from './war/index.js';
export * as warband from './warband/index.js';
