// The pages with one more scene: whoever builds them with rule sets of their own does it so.
import { addToy } from '@warmoot/words/testing';

addToy();
await import('../../src/main.js');
