/* In the frame of the staff's pages, which has its scripts. */
export { default, loader } from './finnes-ikke.tsx'
