import { addToy } from '@warmoot/words/testing';

// Whoever builds the pages with scenes of their own does it so: first the scenes, then the pages' own main.
addToy();
// It is not waited for: the files of the pages need one another.
void import('../src/main.js');
