export const NOTATION = '2d8+d10';
